import { register } from 'node:module';
import house from '../house.cjs';

/**
 * Lets a program that is running already read packages from their sources. For Playwright, which is started without
 * options for Node; what we start ourselves is told by `FROM_SOURCES`.
 */
register('./sourceCondition.mjs', import.meta.url, { data: house.SOURCE_CONDITION });
