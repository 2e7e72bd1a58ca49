import { addressToRead, telHref } from './contact';

it.each([
  ['https://academy.example/', 'academy.example'],
  ['https://www.academy.example/pl/schedule/', 'academy.example/pl/schedule'],
])('prints %s as %s', (address, printed) => {
  expect(addressToRead(address)).toBe(printed);
});

it('calls a number without its spaces', () => {
  expect(telHref('+48 000 000 000')).toBe('tel:+48000000000');
});
