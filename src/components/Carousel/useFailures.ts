import { useRef, useState } from 'react';
import type { PictureView } from '../../content/types';

/** Which pictures could not be loaded; each is logged once (behaviour.md 6.6). */
export function useFailures() {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const logged = useRef(new Set<string>());
  const report = (picture: PictureView) => {
    const src = sourceOf(picture);
    if (logged.current.has(src)) return;
    logged.current.add(src);
    console.error(`Failed to load image: ${src}`);
    setFailed((before) => new Set(before).add(src));
  };
  return { hasFailed: (picture: PictureView) => failed.has(sourceOf(picture)), report };
}

/** The picture's address for browsers without AVIF and WebP; it stands for the picture. */
function sourceOf({ image }: PictureView): string {
  return image.images.fallback?.src ?? '';
}
