import { useState } from 'react';
import { usePhoto } from '../../components/Lightbox/usePhoto';
import { Notice } from '../../components/Notice/Notice';
import { Tabs } from '../../components/Tabs/Tabs';
import type { GalleryPictureView } from '../../content/types';
import { PictureGallery } from '../PictureGallery/PictureGallery';
import * as styles from './GalleryTabs.module.css';

/** A collection with what is said about it. */
export interface GalleryView {
  value: string;
  label: string;
  text: string;
  pictures: readonly GalleryPictureView[];
}

export interface GalleryTabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** Stands for the pictures of a collection that has none yet. */
  empty: string;
  galleries: readonly GalleryView[];
}

/** A tab a collection. An address with a picture in it opens the picture's tab. */
export function GalleryTabs({ label, empty, galleries }: GalleryTabsProps) {
  const [value, setValue] = useState(galleries[0]?.value);
  const wanted = usePhoto()?.collection;
  const [followed, setFollowed] = useState<string>();
  if (wanted !== followed) {
    setFollowed(wanted);
    if (galleries.some((gallery) => gallery.value === wanted)) setValue(wanted);
  }
  const items = galleries.map(({ pictures, text, ...tab }) => ({
    ...tab,
    content: (
      <div className={styles.gallery}>
        <p className={styles.text}>{text}</p>
        {pictures.length > 0 ? (
          <PictureGallery collection={tab.value} label={tab.label} pictures={pictures} />
        ) : (
          <Notice>{empty}</Notice>
        )}
      </div>
    ),
  }));
  return <Tabs label={label} items={items} value={value} onValueChange={setValue} />;
}
