import { useEffect, useMemo, useState } from 'react';
import type { Images, Review } from '../../../../content/desk/review';
import type { Model } from '../../../machines/desk/model';
import type { BuiltPage, PreviewPage, PreviewSource } from './previewSource';

/** A page with the draft's data. */
export interface Previewed extends Pick<BuiltPage, 'page' | 'context' | 'data'> {
  /** Increases with every check. */
  turn: number;
}

/** The latest preview, and the page that it belongs to. */
interface LatestPreview {
  built: Promise<BuiltPage>;
  preview: Omit<Previewed, 'turn'> | Error;
  turn: number;
}

interface PreviewInput {
  source: PreviewSource;
  page: PreviewPage;
  prefix: string;
  model: Model;
  /** The latest check. A new one updates the preview. */
  review?: Review;
}

/**
 * Previews a page with the draft's data, updated after each check.
 *
 * @returns undefined while loading, an error if loading failed
 */
export function usePreview({
  source,
  page,
  prefix,
  model,
  review,
}: PreviewInput): Previewed | Error | undefined {
  const [shown, setShown] = useState<LatestPreview>();
  const built = useMemo(() => fetchBuilt(source, page, prefix), [source, page, prefix]);
  useEffect(() => {
    let left = false;
    const show = (preview: Omit<Previewed, 'turn'> | Error) => {
      if (!left) setShown((before) => ({ built, preview, turn: (before?.turn ?? 0) + 1 }));
    };
    const answer = async () => {
      const { page: component, context, fields, data, images } = await built;
      const all = withThumbnails(images, source.thumbnails);
      const answered = await model.answer({ fields, variables: context, built: data, images: all });
      // Without an answer (the content has had mistakes from the start), show the page as published.
      show({ page: component, context, data: answered ?? data });
    };
    if (review)
      answer().catch((error: unknown) => show(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
    };
  }, [built, model, review, source]);
  if (shown?.built !== built) return undefined;
  const { preview, turn } = shown;
  return preview instanceof Error ? preview : { ...preview, turn };
}

async function fetchBuilt(source: PreviewSource, page: PreviewPage, prefix: string): Promise<BuiltPage> {
  const [component, rest] = await Promise.all([page.load(), source.fetch(page, prefix)]);
  return { page: component, ...rest };
}

/** Adds the thumbnails, as the fallback for images that no page shows in that size. */
function withThumbnails(images: Images, thumbnails: PreviewSource['thumbnails']): Images {
  const small = thumbnails.map(({ path, image }) => [path, { ...images[path], '': image }]);
  return { ...images, ...Object.fromEntries(small) };
}
