import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Copies the migrations and the municipalities beside the bundled code, which reads them as it does in the source. */
const dataFiles: Plugin = {
  name: 'data-files',
  generateBundle() {
    const copy = (file: string, fileName: string) =>
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    const folder = 'src/server/database/migrations'
    for (const name of readdirSync(folder)) copy(`${folder}/${name}`, `migrations/${name}`)
    copy('src/server/geo/municipalities.csv', 'municipalities.csv')
  },
}

/** The server, bundled into few files: idle memory and start depend on it. PGlite, sharp and the recognition of letters keep their own files. */
export default defineConfig({
  plugins: [dataFiles],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        import: 'src/server/catalogue/import/import-command.ts',
        'paid-prices': 'src/server/paid-prices/paid-price-command.ts',
        addresses: 'src/server/addresses/address-command.ts',
        'census-worker': 'src/server/addresses/census-thread.ts',
        backup: 'src/server/backup/backup-command.ts',
        restore: 'src/server/backup/restore-command.ts',
        'database-template': 'src/server/database-template-command.ts',
        'embedded-worker': 'src/server/database/embedded-worker.ts',
        'reading-worker': 'src/server/edital/edital-reading-thread.ts',
        'title-record-worker': 'src/server/title-records/title-record-reading-process.ts',
      },
      // All beside each other: the workers and the data files are found from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
      external: [/^@electric-sql\/pglite/, 'sharp', '@napi-rs/canvas', /^tesseract\.js/, 'heic-decode'],
    },
  },
  ssr: { noExternal: true },
})
