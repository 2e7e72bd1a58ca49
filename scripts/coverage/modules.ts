import { posix } from 'node:path';
import ts from 'typescript';

/** What the coverage check needs to know about a module of `src/`. */
export interface Module {
  path: string;
  /** The components it exports: by our convention, PascalCase names in a `.tsx` file. */
  components: readonly string[];
  /** Its named imports from other modules of the project: `src/components/Button/Button#ButtonLink`. */
  imports: readonly string[];
  /** For stories: the component they are about (`component`); `parts` are its `subcomponents`. */
  about?: string;
  parts: readonly string[];
}

/** Parses a module's source text. */
export function readModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const { statements } = source;
  const meta = propertiesOf(statements.flatMap(declarationsIn).find(({ name }) => nameOf(name) === 'meta'));
  return {
    path,
    components: path.endsWith('.tsx')
      ? statements.filter(isExported).flatMap(namesIn).filter(isPascalCase)
      : [],
    imports: statements.flatMap((statement) => importsOf(statement, path)),
    about: meta.get('component')?.[0],
    parts: meta.get('subcomponents') ?? [],
  };
}

/** An import as {@link Module.imports} lists it. */
export const importOf = (path: string, name: string) => `${path.replace(/\.tsx?$/, '')}#${name}`;

const isPascalCase = (name: string) => /^[A-Z]\w*[a-z]/.test(name);

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const nameOf = (node: ts.Node | undefined) => (node && ts.isIdentifier(node) ? node.text : '');

const declarationsIn = (node: ts.Statement) =>
  ts.isVariableStatement(node) ? [...node.declarationList.declarations] : [];

function namesIn(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return [nameOf(node.name)];
  return declarationsIn(node).map(({ name }) => nameOf(name));
}

function importsOf(node: ts.Statement, path: string): string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const { text } = node.moduleSpecifier;
  const bindings = node.importClause?.namedBindings;
  if (!text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return [];
  const from = posix.join(posix.dirname(path), text);
  return bindings.elements.map(({ name, propertyName }) => importOf(from, nameOf(propertyName ?? name)));
}

/** The identifiers in each property of an object literal: `component: X<T>`, `subcomponents: { X, Y }`. */
function propertiesOf(declaration: ts.VariableDeclaration | undefined): Map<string, string[]> {
  let object: ts.Node | undefined = declaration?.initializer;
  while (object && (ts.isSatisfiesExpression(object) || ts.isAsExpression(object)))
    object = object.expression;
  if (!object || !ts.isObjectLiteralExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [[nameOf(property.name), identifiersIn(property.initializer)]] : [],
    ),
  );
}

function identifiersIn(node: ts.Node): string[] {
  if (ts.isExpressionWithTypeArguments(node)) return identifiersIn(node.expression);
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => nameOf(name));
  return ts.isIdentifier(node) ? [node.text] : [];
}
