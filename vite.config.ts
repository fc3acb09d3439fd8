import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const inWeb = (path: string): string => join(import.meta.dirname, 'src/web', path)

/** Whether a module is one of these files or what they import, directly or not. */
function neededBy(files: readonly string[], except: readonly string[] = []) {
  let visited: Set<string> | null = null
  return (id: string, modules: Modules): boolean => {
    if (visited === null) {
      visited = new Set()
      const waiting = [...files]
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (visited.has(next)) continue
        visited.add(next)
        waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
      }
    }
    return visited.has(id) && !except.includes(id)
  }
}

/**
 * What /search needs until it can be used. The entry itself stays alone: it waits for the page, which must not wait
 * for the entry's own file; so do the filters that come last.
 */
const entries = [inWeb('main.tsx'), inWeb('features/filters/more-filters.tsx')]
const firstVisit = neededBy([...entries, inWeb('pages/search.tsx')], entries)

/** What every page with listings asks for once it has come to rest. */
const resting = [
  inWeb('data/saved/favorite-mirror.ts'),
  inWeb('features/listing/photo/photo-requests.ts'),
  // Small explanations, which must not bring what the property page shares with them.
  inWeb('features/listing/lists-by-state.tsx'),
  inWeb('features/filters/relevance-rules.tsx'),
]
const atRest = neededBy(resting)

/** What the pages before the entrance share with each other: nobody there waits for what an account opens. */
const atEntrance = neededBy(
  ['login', 'forgot-password', 'new-password'].map(page => inWeb(`pages/${page}.tsx`)),
)

/** What the page of a property and its cards, which come one by one, share with each other or with other pages. */
const cards = [
  'ladder-card',
  'waiting-card',
  'risk-cards',
  'cost-card',
  'comparables-card',
  'financing-card',
  'history-card',
  'sale-cards',
  'details-card',
  'location-card',
  'same-address-card',
  'other-accounts',
]
const ofProperty = neededBy([
  inWeb('pages/property.tsx'),
  ...cards.map(card => inWeb(`features/property/${card}.tsx`)),
])

/** What the consultant's page and its panel over the other pages share with each other alone. */
const ofConsultant =
  /src[\\/](web[\\/]features[\\/]consultant[\\/](?!saved|conversation[\\/](current-chat|conversation-queries)\.)|domain[\\/]consultant[\\/])/

/** The explainer of editais, which the dashboard's card and the page of a property share. */
const ofEdital = /src[\\/]web[\\/]features[\\/]edital[\\/]/

/** The frame of the administration and what its pages share: no page of a customer waits for it. */
const ofAdmin = /src[\\/]web[\\/]features[\\/]admin[\\/]/

/** Between the tools alone. */
const ofTools = /src[\\/]web[\\/]features[\\/]calculators[\\/]/

/** Icons are a group of their own: through the library's index each of them would seem to be needed by every page. */
const ofSource = /src[\\/](web|domain|contract)/

/** The pages. `vite build` writes dist/web; `vite` serves them in watch mode and hands /api to the server. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', '*.{js,svg,webmanifest}', 'icons/*.png', 'assets/*.{js,css,svg,woff2}'],
        // Asked for by rare signs alone; the map's library, which needs the server's answers anyway.
        globIgnores: ['sw.js', '**/*latin-ext*', '**/maplibre*'],
        dontCacheBustURLsMatching: /^assets\//,
        // The server knows the page by its paths.
        manifestTransforms: [
          async entries => ({
            manifest: entries.map(entry => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
          }),
        ],
      },
    }),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first visit needs, the libraries (which stay cached), and what later pages share: few files
        // instead of a dozen slivers, and nothing on the first visit that only later pages need.
        codeSplitting: {
          groups: [
            {
              debugName: 'first',
              name: (id, modules) => (firstVisit(id, modules) ? 'first' : null),
              test: ofSource,
              priority: 3,
            },
            {
              name: 'library',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
              priority: 4,
            },
            { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 5 },
            {
              debugName: 'rest',
              name: (id, modules) => (atRest(id, modules) ? 'rest' : null),
              test: ofSource,
              priority: 2,
            },
            {
              debugName: 'entrance',
              name: (id, modules) => (atEntrance(id, modules) ? 'entrance' : null),
              test: ofSource,
              minShareCount: 2,
              priority: 2,
            },
            {
              debugName: 'deciding',
              name: (id, modules) => (ofProperty(id, modules) ? 'deciding' : null),
              test: ofSource,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            {
              name: 'later',
              // What came last on the first visit stays alone, though the consultant shows the same filters.
              test: id =>
                ofSource.test(id) &&
                ![ofConsultant, ofEdital, ofTools, ofAdmin].some(own => own.test(id)) &&
                !entries.includes(id),
              minShareCount: 2,
            },
            { name: 'consultant', test: ofConsultant, minShareCount: 2 },
            { name: 'edital', test: ofEdital, minShareCount: 2 },
            { name: 'tools', test: ofTools, minShareCount: 2 },
            { name: 'admin', test: ofAdmin, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, host: '127.0.0.1', port: 5173, proxy: { '^/api/(?!.*[.]tsx?)': api } },
})
