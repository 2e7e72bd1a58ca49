import fs from 'node:fs';
import { join } from 'node:path';
import { Project } from '../../tests/fixtures/project';
import { writeData } from './writeData';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const files = ['data/site.yaml', 'data/venues.yaml', 'data/sessions.yaml'];
const commented = files.map((file) => ({ file, change: (before: string) => `${before}# Written\n` }));
const texts = () => files.map((file) => project.read(file));
const left = () => fs.readdirSync(join(project.root, 'data')).filter((name) => name.endsWith('.new'));

it('writes all files', () => {
  expect(writeData(project.root, commented)).toEqual(files);
  expect(texts().every((text) => text.endsWith('# Written\n'))).toBe(true);
  expect(left()).toEqual([]);
});

it.each(['writeFileSync', 'renameSync'] as const)(
  'if %s fails at the second file, none is written',
  (name) => {
    const before = texts();
    const real: (...args: never[]) => void = fs[name];
    let calls = 0;
    jest.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      calls += 1;
      if (calls === 2) throw new Error('ENOSPC: no space left on device');
      Reflect.apply(real, fs, args);
    });
    expect(() => writeData(project.root, commented)).toThrow(/no space left.*Nothing was written/);
    expect(texts()).toEqual(before);
    expect(left()).toEqual([]);
  },
);
