import { useHash } from '../../browser/address/useHash';
import { type Photo, parsePhoto } from './photoAddress';

/** The picture in the address; none on the server. */
export function usePhoto(): Photo | undefined {
  return parsePhoto(useHash());
}
