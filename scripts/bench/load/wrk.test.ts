import { readLoad } from './wrk';

const good = `Running 10s test @ http://127.0.0.1:9000/
  1 threads and 32 connections
  Latency Distribution
     50%  720.00us
     99%    3.81ms
  424801 requests in 10.10s, 13.02GB read
Requests/sec:  42060.57
Transfer/sec:      1.29GB
`;

test('reads requests a second and the 99th percentile', () => {
  expect(readLoad(good)).toEqual({ requestsPerSecond: 42060.57, p99: '3.81ms', errors: 0 });
});

test('counts failed connections and wrong answers', () => {
  const bad = `${good}  Socket errors: connect 1, read 20, write 0, timeout 300
  Non-2xx or 3xx responses: 4000
`;
  expect(readLoad(bad).errors).toBe(4321);
});

test('does not mistake other output for a result', () => {
  expect(() => readLoad('unable to connect')).toThrow('unable to connect');
});
