import { part } from '../parts/part.tsx';
import { OwnSearchButton } from './Search.tsx';

/** The button that opens search. Without search it is empty, unless an extension replaces it. */
export const SearchButton = part('SearchButton', OwnSearchButton);
