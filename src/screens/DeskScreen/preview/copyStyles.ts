const isStyle = (node: Node) => {
  const { nodeName } = node;
  return nodeName === 'STYLE' || (nodeName === 'LINK' && Reflect.get(node, 'rel') === 'stylesheet');
};

/**
 * Copies a document's style sheets into another one, including those that are added later with lazily loaded parts.
 *
 * @returns a function that stops it
 */
export function copyStyles(from: Document, to: Document): () => void {
  const copy = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isStyle(node)) to.head.append(to.importNode(node, true));
  };
  copy(from.head.childNodes);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) copy(addedNodes);
  });
  observer.observe(from.head, { childList: true });
  return () => observer.disconnect();
}
