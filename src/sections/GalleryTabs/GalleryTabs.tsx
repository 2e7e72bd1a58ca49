import { parsePhoto } from '../../components/Lightbox/photoAddress';
import { Notice } from '../../components/Notice/Notice';
import { type AddressedTabItem, AddressedTabs } from '../../components/Tabs/AddressedTabs';
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
