import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** The migrations lie beside the code that reads them, in the build as in the source. */
const migrations: Plugin = {
  name: 'migrations',
  generateBundle() {
    const folder = 'src/server/database/migrations'
    for (const name of readdirSync(folder)) {
      this.emitFile({
        type: 'asset',
        fileName: `migrations/${name}`,
        source: readFileSync(`${folder}/${name}`),
      })
    }
  },
}

/** The server, bundled into few files: idle memory and start depend on it. PGlite and sharp keep their own files. */
export default defineConfig({
  plugins: [migrations],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        import: 'src/server/catalogue/import/command.ts',
        backup: 'src/server/backup/backup-command.ts',
        restore: 'src/server/backup/restore-command.ts',
        'embedded-worker': 'src/server/database/embedded-worker.ts',
        'reading-worker': 'src/server/notices/reading-worker.ts',
      },
      // All beside each other: the worker and the migrations are found from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
      external: [/^@electric-sql\/pglite/, 'sharp'],
    },
  },
  ssr: { noExternal: true },
})
