import { pathToFileURL } from 'node:url'
import { createTitleRecordReader, type TitleRecordReader } from '#server/title-records/title-record-reader.ts'
import { programFile } from './prepared-programs.ts'

/**
 * Creates a reader whose processes run the bundled code, which they load faster than its source.
 * @param program `title-record-worker`, or a child process of this folder
 */
export const createTestTitleRecordReader = async (
  options: Parameters<typeof createTitleRecordReader>[0] = {},
  program = 'title-record-worker',
): Promise<TitleRecordReader> =>
  createTitleRecordReader({ ...options, entry: pathToFileURL(await programFile(program)) })
