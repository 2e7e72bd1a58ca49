import { layOutInSlices } from './layOutInSlices';

const { documentElement, body } = document;
const laidOut = () => document.querySelectorAll('section[data-laid-out]').length;

/** How many sections are laid out whenever somebody else gets a turn. @param cost of a look at the clock; ms */
async function turns(cost: number): Promise<number[]> {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += cost;
    return now;
  });
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(laidOut()), 0);
  await layOutInSlices();
  clearInterval(timer);
  return seen;
}

beforeEach(() => {
  body.innerHTML = `<main>${'<section></section>'.repeat(3)}</main>`;
  delete documentElement.dataset.laidOut;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete documentElement.dataset.laidOut;
});

it('lets others have their turn after each section on a slow phone', async () => {
  expect(await turns(20)).toEqual(expect.arrayContaining([1, 2]));
  expect(laidOut()).toBe(3);
  expect(documentElement).toHaveAttribute('data-laid-out');
});

it('is done at once on a quick machine, but asks each section for its place, which is what lays it out', async () => {
  const asked = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  expect(await turns(0)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(laidOut()).toBe(3);
  expect(documentElement).toHaveAttribute('data-laid-out');
});
