import { z } from 'zod'

/** Something the model may read. None of them writes. */
export interface ReadingTool {
  name: string
  description: string
  /** What it takes, as JSON Schema. */
  takes: Record<string, unknown>
  /** What people see while it runs; `null` where nothing is waited for. */
  status: string | null
  /** Total: wrong arguments are an answer that says what is wrong. */
  run(input: unknown): Promise<object>
}

interface Definition<T extends z.ZodType> {
  name: string
  description: string
  takes: T
  status: string | null
  run(input: z.output<T>): Promise<object> | object
}

/** A tool whose arguments are checked; what fails in it is told to the model in one sentence, and to us by `onFailure`. */
export const readingTool = <T extends z.ZodType>(
  { takes, run, ...rest }: Definition<T>,
  onFailure: (tool: string, cause: unknown) => void,
): ReadingTool => ({
  ...rest,
  takes: plainSchema(takes),
  async run(input) {
    const read = takes.safeParse(input)
    if (!read.success) return wrong(fieldsOf(read.error))
    try {
      return await run(read.data)
    } catch (cause) {
      onFailure(rest.name, cause)
      return { erro: 'A consulta falhou agora. Diga que não foi possível consultar.' }
    }
  },
})

/** A schema as every server takes it: without its dialect, and without steps that some cannot count in. */
export function plainSchema(schema: z.ZodType): Record<string, unknown> {
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

/** What the model is told of arguments that are wrong, by field. */
export const wrong = (fields: Record<string, string>) => ({
  erro: 'Argumentos inválidos. Corrija e chame de novo.',
  campos: fields,
})
