// Who may import whom: pages and templates → screens → sections → components; layout → components.

/** Stories, tests and their helpers: they may import anything, and nothing that ships may import them. */
const workshop = '\\.(stories|test|fixtures?)\\.tsx?$';

/** The parts of the desk, which no other page loads. */
const desk = '^src/(machines/desk|screens/DeskScreen)/';

const layer = (...names) => `^src/(${names.join('|')})/`;

/** Modules that match `from` may not import modules that match `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'components-at-the-bottom',
      'Components use only other components.',
      { path: layer('components') },
      { path: layer('sections', 'screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'sections-from-components',
      'Sections use only components and other sections.',
      { path: layer('sections') },
      { path: layer('screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'screens-from-sections',
      'Screens use only sections and components, so that Storybook can show them without Gatsby.',
      { path: layer('screens') },
      { path: layer('layout', 'pages', 'templates') },
    ),
    forbid(
      'layout-from-components',
      'The layout uses only components: it surrounds every screen, so it must not depend on any.',
      { path: layer('layout') },
      { path: layer('sections', 'screens', 'pages', 'templates') },
    ),
    forbid(
      'pages-import-no-page',
      'A page or template is a query and a mapping; what two of them share is a screen or is in src/content. The desk, which shows other pages with a draft, loads them when somebody asks.',
      { path: layer('pages', 'templates') },
      { path: layer('pages'), dynamic: false },
    ),
    forbid(
      'browser-below-all',
      'The browser helpers must not depend on views, machines or content; everything else may use them.',
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
      'View models, styles and constants must not depend on the views that use them.',
      { path: ['^src/(content|styles)/', '^src/behaviour\\.ts$'], pathNot: workshop },
      { path: layer('components', 'sections', 'screens', 'layout', 'machines', 'pages', 'templates') },
    ),
    forbid(
      'machines-without-views',
      'Machines must not depend on views, so that they can be tested without them.',
      { path: layer('machines'), pathNot: workshop },
      { path: layer('components', 'sections', 'screens', 'layout', 'pages', 'templates') },
    ),
    forbid(
      'machines-by-their-hook',
      'Views use a machine only through its hook, use*.ts; importing its types is fine.',
      { path: '^src/(?!machines/)', pathNot: workshop },
      { path: '^src/machines/[^/]+/(?!use[A-Z])', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'src-knows-no-build',
      'What visitors load imports nothing from the build, the scripts or the tests, types included. Of the content model it may use the small functions that make texts and links.',
      { path: '^src/', pathNot: [workshop, desk] },
      {
        path: '^(content/(?!(texts/(contact|fill|unbind)|languages/formFor)\\.ts$)|gatsby/|scripts/|tests/|\\.storybook/)',
      },
    ),
    forbid(
      'content-model-at-the-desk',
      'The desk edits content, so it may use the content model; no other part of what visitors load.',
      { path: desk, pathNot: workshop },
      { path: '^(gatsby/|scripts/|tests/|\\.storybook/)' },
    ),
    forbid(
      'desk-without-schemas',
      'The desk checks content in a worker: its views load no schema, no YAML and no dates, only small functions.',
      { path: '^src/screens/DeskScreen/', pathNot: workshop },
      {
        path: '^content/(?!(desk/(edits|fieldFor|places|tasks)|languages/formFor|texts/(fill|slugOf)|problems|schemas/timeZone)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'content-through-graphql',
      'Content reaches the site only through GraphQL, after its checks; stories and tests use tests/fixtures/data/.',
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
      'The content model is given the texts of files; only gatsby/ reads the disk.',
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
      'Only stories and tests import stories, tests and fixtures.',
      { path: '^(content|src|gatsby|scripts)/', pathNot: workshop },
      { path: workshop },
    ),
    forbid(
      'no-circular',
      'Modules that import each other should be merged, or share a third one.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'Nothing imports this module: use it or delete it.',
      {
        orphan: true,
        pathNot: [
          workshop,
          '\\.d\\.ts$',
          '^gatsby/bundle/(announceTitle|pagePath|unused)\\.mjs$',
          '^(src/(pages|templates)|scripts|tests|\\.storybook)/',
          '^[^/]+$',
        ],
      },
      {},
    ),
    forbid(
      'resolvable',
      'The imported module does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^(storybook/|gatsby$)' },
    ),
    forbid(
      'ships-from-dependencies',
      'Packages that the site ships are listed in package.json under dependencies.',
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
