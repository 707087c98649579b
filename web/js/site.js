// What every page has: the reader's settings.

import { joinSettings } from './settings.js';

joinSettings(() => {});
