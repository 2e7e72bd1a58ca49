// Who may import whom. The order of the house: pages and templates → screens → sections → components; layout → components.

/** Stories, tests and what they share: they may look anywhere, and nothing that ships may look at them. */
const workshop = '\\.(stories|test|fixtures?)\\.tsx?$';

const layer = (...names) => `^src/(${names.join('|')})/`;

/** What stands in `from` may not import what stands in `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'components-at-the-bottom',
      'A component is made of components.',
      { path: layer('components') },
      { path: layer('sections', 'screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'sections-from-components',
      'A section is made of components and sections.',
      { path: layer('sections') },
      { path: layer('screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'screens-from-sections',
      'A screen is made of sections and components, so that Storybook can show it without Gatsby.',
      { path: layer('screens') },
      { path: layer('layout', 'pages', 'templates') },
    ),
    forbid(
      'layout-from-components',
      'The layout is made of components: it is there for every screen and knows none.',
      { path: layer('layout') },
      { path: layer('sections', 'screens', 'pages', 'templates') },
    ),
    forbid(
      'pages-import-no-page',
      'A page or template is a query and a mapping; what two of them share is a screen or is in src/content.',
      { path: layer('pages', 'templates') },
      { path: layer('pages') },
    ),
    forbid(
      'browser-below-all',
      'What runs around the page in the browser knows nothing of what is on it; all others may use it.',
      { path: layer('browser'), pathNot: workshop },
      {
        path: layer(
          'components',
          'sections',
          'screens',
          'layout',
          'machines',
          'content',
          'seo',
          'pages',
          'templates',
        ),
      },
    ),
    forbid(
      'content-below-all',
      'View models, styles and constants know nothing of what shows them.',
      { path: ['^src/(content|styles)/', '^src/behaviour\\.ts$'], pathNot: workshop },
      { path: layer('components', 'sections', 'screens', 'layout', 'machines', 'pages', 'templates') },
    ),
    forbid(
      'machines-without-views',
      'A machine is tested without a component.',
      { path: layer('machines'), pathNot: workshop },
      { path: layer('components', 'sections', 'screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'machines-by-their-hook',
      'Views use a machine through its hook, use*.ts, alone; types are free.',
      { path: '^src/(?!machines/)', pathNot: workshop },
      { path: '^src/machines/[^/]+/(?!use[A-Z])', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'src-knows-no-build',
      'What visitors load imports nothing from the build, the scripts or the tests, types included. Of the content model it may use the two small functions that fill in texts.',
      { path: '^src/', pathNot: workshop },
      { path: '^(content/(?!(fill|formFor)\\.ts$)|gatsby/|scripts/|tests/|\\.storybook/)' },
    ),
    forbid(
      'content-through-graphql',
      'Data reaches the site through GraphQL, with its checks; stories and tests have tests/fixtures/data/.',
      {},
      { path: '^data/' },
    ),
    forbid(
      'content-model-is-pure',
      'The content model runs in a browser as it does in a build: no Node, no Gatsby, nothing of the site.',
      { path: '^content/', pathNot: workshop },
      {
        path: '^(gatsby|src|scripts|tests|\\.storybook)/|^gatsby|node_modules/(gatsby|react|sharp|image-size)',
      },
    ),
    forbid(
      'content-model-without-node',
      'The content model takes texts; reading the disk is the business of gatsby/.',
      { path: '^content/', pathNot: workshop },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'build-knows-no-src',
      'The build imports nothing from src/.',
      { path: '^gatsby/' },
      { path: '^src/' },
    ),
    forbid(
      'workshop-does-not-ship',
      'Stories, tests and fixtures are imported by stories and tests alone.',
      { path: '^(content|src|gatsby|scripts)/', pathNot: workshop },
      { path: workshop },
    ),
    forbid('no-circular', 'Two modules that need each other are one, or three.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'Nothing imports this module: delete it, or use it.',
      {
        orphan: true,
        pathNot: [
          workshop,
          '\\.d\\.ts$',
          '^gatsby/(announceTitle|unused)\\.mjs$',
          '^(src/(pages|templates)|scripts|tests|\\.storybook)/',
          '^[^/]+$',
        ],
      },
      {},
    ),
    forbid(
      'resolvable',
      'There is no such module.',
      {},
      { couldNotResolve: true, pathNot: '^(storybook/|gatsby$)' },
    ),
    forbid(
      'ships-from-dependencies',
      'What the site is made of is in package.json under dependencies.',
      { path: '^(content|src|gatsby)/', pathNot: workshop },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
