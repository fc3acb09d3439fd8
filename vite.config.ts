import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

let visited: Set<string> | null = null

const inWeb = (path: string): string => join(import.meta.dirname, 'src/web', path)

/**
 * What /search needs until it can be used: these and what they import, directly or not. The entry itself stays
 * alone: it waits for the page, which must not wait for the entry's own file; so do the filters that come last.
 */
const entries = [inWeb('main.tsx'), inWeb('features/search/more-filters.tsx')]
const page = inWeb('pages/search.tsx')

function firstVisit(id: string, modules: Modules): boolean {
  if (visited === null) {
    visited = new Set()
    const waiting = [...entries, page]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (visited.has(next)) continue
      visited.add(next)
      waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
    }
  }
  return visited.has(id) && !entries.includes(id)
}

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
        globPatterns: ['index.html', '*.{js,svg,webmanifest}', 'icons/*.png', 'assets/*.{js,css,woff2}'],
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
              test: /src[\\/](web|domain|contract)/,
              priority: 3,
            },
            {
              name: 'library',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
              priority: 4,
            },
            { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/, priority: 5 },
            { name: 'later', test: /src[\\/](web|domain|contract)|lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, host: '127.0.0.1', port: 5173, proxy: { '^/api/(?!.*[.]tsx?)': api } },
})
