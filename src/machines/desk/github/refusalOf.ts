import { RequestError } from '@octokit/request-error';
import { Refusal } from './refusal';

/** Turns a failed request to GitHub into a {@link Refusal}; undefined if there was no answer. Other errors are returned unchanged. */
export function refusalOf(error: unknown, now = Date.now()): Error | undefined {
  if (!(error instanceof RequestError)) return error instanceof Error ? error : new Error(String(error));
  if (!error.response) return undefined;
  const { status, headers, data } = error.response;
  const message = String(Object(data).message ?? '');
  if (status === 401) return new Refusal('unknown', message);
  if (status === 403 || status === 429) {
    const until = limitedUntil(headers, message, now);
    return until === undefined ? new Refusal('rights', message) : new Refusal('limited', message, until);
  }
  if (status === 404) return new Refusal('missing', message);
  if (status === 409 || (status === 422 && /fast.?forward/i.test(message)))
    return new Refusal('moved', message);
  if (status === 422 && /protected|rule/i.test(message)) return new Refusal('protected', message);
  return new Refusal(status >= 500 ? 'server' : 'refused', message);
}

/** GitHub may also answer 403 to too many requests. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function limitedUntil(headers: Readonly<Record<string, unknown>>, message: string, now: number) {
  if (headers['retry-after']) return now + Number(headers['retry-after']) * 1000;
  if (headers['x-ratelimit-remaining'] === '0') return Number(headers['x-ratelimit-reset']) * 1000;
  return /rate limit/i.test(message) ? now + 60_000 : undefined;
}
