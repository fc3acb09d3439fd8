import { readPaperKey } from '#server/paper-key.ts'

/** The key by which tests keep papers. */
export const testPaperKey = readPaperKey('uma-chave-so-dos-testes-com-43-letras-12345')
