import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** The current memory of a process and all its descendants; bytes. Needs /proc, so Linux only. */
export function memoryOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, { pages }) => sum + pages * pageBytes, 0);
}

/** Empty if the process ends while it is being read. */
function readProcess(pid: string): { pid: number; parent: number; pages: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, in parentheses, may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), pages: Number(fields[21]) }];
  } catch {
    return [];
  }
}
