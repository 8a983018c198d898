import packageJson from '../../../../package.json' with { type: 'json' }

/** The version of the product. `package.json` is the only place that states it. */
export const { version: VERSION } = packageJson
