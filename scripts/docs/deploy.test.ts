import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({ id: z.string().optional(), run: z.string().optional(), if: z.string().optional() });
const { publish } = z
  .object({
    jobs: z.object({
      publish: z.object({
        concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }),
        steps: z.array(step),
      }),
    }),
  })
  .parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8'))).jobs;

/** What the step says of a commit, while the branch is at another; `gh` is one that knows that alone. */
function outputFor(commit: string, head: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const [gh, output] = [join(folder, 'gh'), join(folder, 'output')];
    const asked = 'api repos/academy/site/commits/main --jq .sha';
    writeFileSync(gh, `#!/bin/sh\n[ "$*" = "${asked}" ] && echo ${head}\n`);
    writeFileSync(output, '');
    chmodSync(gh, 0o755);
    const run = publish.steps.find(({ id }) => id === 'latest')?.run ?? '';
    const env = { GITHUB_SHA: commit, GITHUB_REF_NAME: 'main', GITHUB_REPOSITORY: 'academy/site' };
    execFileSync('bash', ['-e', '-c', run], {
      env: { ...env, GITHUB_OUTPUT: output, PATH: `${folder}:${process.env.PATH}` },
    });
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('publishes the latest commit of the branch alone', () => {
  expect(outputFor('a1', 'a1')).toBe('publish=true\n');
  expect(outputFor('a1', 'b2')).toBe('');
  expect(publish.steps.at(-1)?.if).toBe("steps.latest.outputs.publish == 'true'");
});

it('publishes one after the other', () => {
  expect(publish.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
});
