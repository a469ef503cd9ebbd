/** Part of the script of sites with extensions or elements of the head: tells them of each navigation. */
import { dispatchNavigations } from './runtime/navigation/navigation-event.ts';

dispatchNavigations();
