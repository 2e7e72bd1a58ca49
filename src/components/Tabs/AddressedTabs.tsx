import { useState } from 'react';
import { pushHash, replaceHash } from '../../browser/address/hash';
import { useHash } from '../../browser/address/useHash';
import { type TabItem, Tabs } from './Tabs';

/** A tab with a hash of its own. */
export interface AddressedTabItem extends TabItem {
  /** Its hash, if it differs from `value`. */
  address?: string;
  /** Whether a hash points to something inside the panel; such a hash opens the tab. */
  holds?: (hash: string) => boolean;
}

interface AddressedTabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** The first tab is the default. */
  items: readonly AddressedTabItem[];
  /** Hash of the surrounding tab, for nested tabs: it selects the default tab. */
  within?: string;
  variant?: 'bold' | 'plain';
}

/**
 * Tabs whose selection is in the URL's hash. A click pushes a history entry, so that Back returns; a key
 * press replaces it, because the keyboard passes many tabs. Unrelated hashes change nothing.
 */
export function AddressedTabs({ items, within = '', ...look }: AddressedTabsProps) {
  const hash = useHash();
  // Starts with the hash of the first render, which is empty on the server: setting state during hydration
  // would not update the HTML.
  const [followed, setFollowed] = useState(hash);
  const [value, setValue] = useState(() => (itemAt(hash, items, within) ?? items[0])?.value);
  if (hash !== followed) {
    setFollowed(hash);
    const item = itemAt(hash, items, within);
    if (item) setValue(item.value);
  }
  return (
    <Tabs
      {...look}
      items={items.map((item) => ({ ...item, anchor: addressOf(item) }))}
      value={value}
      onValueChange={(chosen, by) => {
        setValue(chosen);
        const [address = chosen] = items.filter((item) => item.value === chosen).map(addressOf);
        if (by === 'key') replaceHash(address);
        else pushHash(address);
      }}
    />
  );
}

const addressOf = ({ address, value }: AddressedTabItem) => address ?? value;

/** The tab that a hash opens: the default tab for no hash, `undefined` for an unrelated one. */
function itemAt(hash: string, items: readonly AddressedTabItem[], within: string) {
  if (hash === '' || hash === within) return items[0];
  return items.find((item) => addressOf(item) === hash || item.holds?.(hash));
}
