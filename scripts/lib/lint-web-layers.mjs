import { posix } from 'node:path'

/**
 * The parts of src/web from the lowest to the highest. Each may import itself and the parts before it, so that no two
 * depend on each other. Each folder of `features/` is a part; files directly in src/web come last.
 */
export const webLayers = [
  'framework',
  'ui',
  'data',
  'features/listing',
  'features/shared-list',
  'features/places',
  'features/plans',
  'features/rules',
  'features/property-facts',
  'features/filters',
  'features/search-box',
  'features/welcome',
  'features/account',
  'features/papers',
  'features/dossier',
  'features/notifications',
  'features/calculators',
  'features/home-purchase',
  'features/property',
  'features/saved-searches',
  'features/search',
  'features/compare',
  'features/list-sharing',
  'features/favorites',
  'features/map',
  'features/consultant',
  'features/dashboard',
  'features/desk',
  'features/profile',
  'features/onboarding',
  'features/tools',
  'features/unsubscribe',
  'features/admin',
  'features/shell',
  'offline',
  'pages',
  '.',
]

/** The modules of domain and contract that `framework` and `ui` may import: none about real estate. */
const plainModules = [
  '#contract/page-rendering.ts',
  '#domain/durations.ts',
  '#domain/escape-markup.ts',
  '#domain/parse-decimal.ts',
  '#domain/format-count.ts',
  '#domain/format-figures.ts',
  '#domain/whole-reais.ts',
  '#domain/link-target.ts',
  '#domain/money.ts',
  '#domain/number-input.ts',
  '#domain/search/query-string.ts',
  '#domain/set-latest.ts',
  '#domain/search/search-criteria.ts',
]

/** Returns the part of a path inside src/web: `features/map/map-row.tsx` → `features/map`, `main.tsx` → `.`. */
function partOf(path) {
  const names = path.split('/')
  if (names.length === 1) return '.'
  return names[0] === 'features' ? `features/${names[1]}` : names[0]
}

/** Returns the imported path inside src/web; `null` for a path outside. */
function targetOf(path, specifier) {
  if (specifier.startsWith('#web/')) return specifier.slice('#web/'.length)
  if (!specifier.startsWith('.')) return null
  const target = posix.join(posix.dirname(path), specifier)
  return target.startsWith('../') ? null : target
}

function problemOf(path, specifier) {
  const part = partOf(path)
  if (!webLayers.includes(part)) return `Name ${part} in webLayers (scripts/lib/lint-web-layers.mjs).`
  if (
    ['framework', 'ui'].includes(part) &&
    /^#(domain|contract)\//.test(specifier) &&
    !plainModules.includes(specifier)
  )
    return `web/${part} knows nothing about real estate: pass it in, or move this to a feature.`
  const target = targetOf(path, specifier)
  if (target === null || webLayers.indexOf(partOf(target)) <= webLayers.indexOf(part)) return null
  return `web/${part} stands below web/${partOf(target)}: move what both need down, or pass it in from above.`
}

/** `web/layers`: requires imports inside src/web to lead downward in `webLayers`. */
export default {
  meta: { name: 'web' },
  rules: {
    layers: {
      create(context) {
        const path = context.filename.replaceAll('\\', '/').split('/src/web/')[1]
        if (path === undefined) return {}
        const check = node => {
          const specifier = node.source?.value
          const message = typeof specifier === 'string' ? problemOf(path, specifier) : null
          if (message !== null) context.report({ node, message })
        }
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          TSImportType: check,
        }
      },
    },
  },
}
