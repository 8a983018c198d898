import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import type { PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'

/** Shop software, recognised by the generator that its pages name, or by the URLs of their files. */
const SHOP_SOFTWARE: readonly (readonly [string, RegExp])[] = [
  ['Shopify', /cdn\.shopify\.com|^shopify/],
  ['Shopware', /shopware|\/bundles\/storefront\//],
  ['WooCommerce', /woocommerce/],
  ['Magento', /magento|\/static\/version\d+\/frontend\//],
  ['PrestaShop', /prestashop/],
  ['OXID', /\boxid/],
  ['JTL-Shop', /jtl-shop/],
]

const SITE_SOFTWARE: readonly (readonly [string, RegExp])[] = [
  ['WordPress', /^wordpress|\/wp-(content|includes)\//],
  ['TYPO3', /^typo3|\/typo3(temp|conf)\//],
  ['Joomla', /^joomla|\/media\/jui\//],
  ['Drupal', /^drupal|\/sites\/default\/files\//],
  ['Contao', /^contao/],
  ['Wix', /^wix\.com|static\.parastorage\.com/],
  ['Squarespace', /^squarespace|static1\.squarespace\.com/],
  ['Jimdo', /^jimdo|jimstatic\.com|jimdo\.com/],
  ['Webflow', /^webflow|assets\.website-files\.com/],
  ['Next.js', /\/_next\/static\/|^#__next$/],
  ['Nuxt', /\/_nuxt\/|^#__nuxt$/],
  ['HubSpot', /js\.hs-scripts\.com|^hubspot/],
]

/** Interactive features, recognised by the services that they are embedded from. */
const ABILITIES: readonly (readonly [Record<ToolLanguage, string>, RegExp])[] = [
  [
    { de: 'Chat auf der Website', en: 'Chat on the website' },
    /intercom|tawk\.to|userlike|tidio|zendesk|crisp\.chat|livechat|drift\.com/,
  ],
  [
    { de: 'Online-Terminbuchung', en: 'Online booking of appointments' },
    /calendly|meetings\.hubspot|youcanbook|cituro|terminland|simplybook|acuityscheduling/,
  ],
]

const SPEAKS_OF_AI =
  /\b(KI|künstliche[rn]? Intelligenz|KI-gestützte?\p{L}*|AI|artificial intelligence|machine learning|maschinelle[sn]? Lernen)\b/u
const AI_WORDS: Record<ToolLanguage, string> = {
  de: 'Künstliche Intelligenz wird genannt',
  en: 'Artificial intelligence is mentioned',
}

/** The shop's software, or null where none is recognised. */
export function shopSoftwareOn(page: PageOutline): string | null {
  return softwareOn(page, SHOP_SOFTWARE)[0] ?? null
}

/** Software and features of the website, as far as its pages show them. */
export function technologyOn(page: PageOutline, language: ToolLanguage): string[] {
  const traces = page.traces.join('\n').toLowerCase()
  const abilities = ABILITIES.filter(([, known]) => known.test(traces))
  const speaksOfAi = page.blocks.some(
    ({ region, text }) => region === 'main' && SPEAKS_OF_AI.test(text),
  )
  return [
    ...softwareOn(page, SITE_SOFTWARE),
    ...abilities.map(([words]) => words[language]),
    ...(speaksOfAi ? [AI_WORDS[language]] : []),
  ]
}

function softwareOn(
  { meta, traces }: PageOutline,
  software: readonly (readonly [string, RegExp])[],
): string[] {
  const texts = [folded(meta.generator ?? ''), ...traces.map((trace) => trace.toLowerCase())]
  return software
    .filter(([, known]) => texts.some((text) => known.test(text)))
    .map(([name]) => name)
}
