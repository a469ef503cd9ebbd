import * as v from 'valibot';
import { normalizeBase } from '../page/paths.ts';
import { type Config, configSchemaWith, type UserConfig } from './config.ts';
import { writtenItems } from './config-parts.ts';

/** The configuration of a site with these options. Default title: `Vev`. */
export function configOf(written: Partial<UserConfig> = {}, base = ''): Config {
  const given = { title: 'Vev', description: 'Of the site', ...written };
  const schema = configSchemaWith(given);
  const { basePath: _, ...config } = v.parse(schema, given);
  const titleTemplate = config.titleTemplate ?? '%s – Vev';
  const sidebar = writtenItems(config.sidebar);
  return { ...config, titleTemplate, sidebar, base: normalizeBase(base) };
}
