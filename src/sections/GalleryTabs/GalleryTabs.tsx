import { parsePhoto } from '../../components/Lightbox/photoAddress';
import { Notice } from '../../components/Notice/Notice';
import { type AddressedTabItem, AddressedTabs } from '../../components/Tabs/AddressedTabs';
import type { GalleryPictureView } from '../../content/types';
import { PictureGallery } from '../PictureGallery/PictureGallery';
import * as styles from './GalleryTabs.module.css';

/** A collection with its description. */
export interface GalleryView {
  value: string;
  label: string;
  text: string;
  pictures: readonly GalleryPictureView[];
}

export interface GalleryTabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** Shown for a collection without pictures. */
  empty: string;
  galleries: readonly GalleryView[];
}

/** One tab per collection. The hash of a picture opens its tab. */
export function GalleryTabs({ label, empty, galleries }: GalleryTabsProps) {
  const items = galleries.map(
    ({ pictures, text, ...tab }): AddressedTabItem => ({
      ...tab,
      holds: (hash) => parsePhoto(hash)?.collection === tab.value,
      content: (
        <div className={styles.gallery}>
          <p className={styles.text}>{text}</p>
          {pictures.length > 0 ? (
            <PictureGallery collection={tab.value} label={tab.label} pictures={pictures} within={tab.value} />
          ) : (
            <Notice>{empty}</Notice>
          )}
        </div>
      ),
    }),
  );
  return <AddressedTabs label={label} items={items} />;
}
