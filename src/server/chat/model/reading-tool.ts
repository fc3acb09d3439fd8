import { z } from 'zod'

/** A tool with which the model reads data. No tool writes. */
export interface ReadingTool {
  name: string
  description: string
  /** The arguments, as JSON Schema. */
  inputSchema: Record<string, unknown>
  /** The text people see while the tool runs; `null` when there is nothing to wait for. */
  status: string | null
  /** Total: wrong arguments give an answer that says what is wrong. */
  run(input: unknown): Promise<object>
}

interface Definition<T extends z.ZodType> {
  name: string
  description: string
  takes: T
  status: string | null
  run(input: z.output<T>): Promise<object> | object
}

/**
 * Creates a tool that checks its arguments. When it fails, the model gets one sentence about it and `onFailure` gets
 * the error.
 */
export const createReadingTool = <T extends z.ZodType>(
  { takes, run, ...rest }: Definition<T>,
  onFailure: (tool: string, cause: unknown) => void,
): ReadingTool => ({
  ...rest,
  inputSchema: toPlainSchema(takes),
  async run(input) {
    const read = takes.safeParse(input)
    if (!read.success) return toolArgumentError(fieldsOf(read.error))
    try {
      return await run(read.data)
    } catch (cause) {
      onFailure(rest.name, cause)
      return { erro: 'A consulta falhou agora. Diga que não foi possível consultar.' }
    }
  },
})

/**
 * Converts a schema to the form every model server accepts: without its dialect and without number steps that some
 * servers cannot handle.
 */
export function toPlainSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      delete jsonSchema.multipleOf
    },
  })
  void $schema
  return plain
}

const fieldsOf = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'argumentos', message]))

/** The answer that lists the model's wrong arguments by field. */
export const toolArgumentError = (fields: Record<string, string>) => ({
  erro: 'Argumentos inválidos. Corrija e chame de novo.',
  campos: fields,
})
