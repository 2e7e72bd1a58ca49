import { siteAddress } from './siteAddress';

const config = { siteMetadata: { siteUrl: 'https://a.example' }, pathPrefix: '/academy' };

it('has the path prefix of a build that is made for one', () => {
  expect(siteAddress({ config, program: { prefixPaths: true } })).toBe('https://a.example/academy');
  expect(siteAddress({ config, program: { prefixPaths: false } })).toBe('https://a.example');
  const { siteMetadata } = config;
  expect(siteAddress({ config: { siteMetadata }, program: { prefixPaths: true } })).toBe('https://a.example');
});
