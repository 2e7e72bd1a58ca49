import { toPair } from './toPicture';
import type { TitledView } from './types';

/** A text and, if it belongs to one, its spot on the training ground. */
type Placed = TitledView & { readonly spot?: string | null };

/** Props of the training ground. */
export function toGround(ground: Queries.HomeContentGroundFragment, cards: readonly Placed[]) {
  const { label, spots } = ground;
  return {
    label,
    ...toPair(ground),
    spots: withCards(spots, cards),
  };
}

/** The spots with their cards; spots without cards are left out. */
export function withCards<T extends { readonly key: string }>(spots: readonly T[], cards: readonly Placed[]) {
  return spots
    .map((spot) => ({ ...spot, cards: cards.filter((card) => card.spot === spot.key) }))
    .filter((spot) => spot.cards.length > 0);
}
