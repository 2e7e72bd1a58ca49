import { useState } from 'react';
import { pushHash, replaceHash } from '../../browser/hash';
import { useHash } from '../../browser/useHash';
import { type TabItem, Tabs } from './Tabs';

/** A tab that an address opens. */
export interface AddressedTabItem extends TabItem {
  /** Its hash, where that is not its value. */
  address?: string;
  /** Hashes of what is in the panel: an address with one of them opens the tab. */
  holds?: (hash: string) => boolean;
}

interface AddressedTabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** The first one is the default. */
  items: readonly AddressedTabItem[];
  /** Address of the tab in whose panel these stand: there the default is chosen. */
  within?: string;
  variant?: 'bold' | 'plain';
}

/**
 * Tabs of which the chosen one is in the address. A click makes an entry in the history, so that Back returns; keys, which
 * pass many tabs, replace it. Hashes that mean something else change nothing.
 */
export function AddressedTabs({ items, within = '', ...look }: AddressedTabsProps) {
  const hash = useHash();
  // It begins with the hash of the first render, none on the server: a state set while hydrating would not reach the page.
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

/** The tab that a hash opens: the default one where it names none, nothing where it means something else. */
function itemAt(hash: string, items: readonly AddressedTabItem[], within: string) {
  if (hash === '' || hash === within) return items[0];
  return items.find((item) => addressOf(item) === hash || item.holds?.(hash));
}
