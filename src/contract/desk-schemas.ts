import { z } from 'zod'
import { expenseKinds } from '#domain/desk/expense-kinds.ts'
import { favoriteStages } from '#domain/property/favorite-stage.ts'
import { calendarDate, textLine } from './text-schema.ts'
import { positiveAmountField } from './calculator-fields.ts'
import { deskLengths, maxBulkItems } from './desk-limits.ts'
import { OwnerQuery } from './saved-schemas.ts'
import { addNotes, markChangeFields } from './working-fields.ts'

/** A client of an adviser, a person or firm: a label of properties. */
export const Client = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Client' })
export type Client = z.infer<typeof Client>
/** By name. */
export const Clients = z.array(Client)

export const ClientInPath = z.object({ id: z.uuid().toLowerCase().describe('Escolhido por quem cria') })
export const ClientContent = OwnerQuery.extend({
  name: textLine(deskLengths.clientName).min(1).describe('Como se chama'),
})

/** The listing number of a favorite, or the id of a lot from elsewhere. */
const itemId = z.string().min(1).max(40).toLowerCase().describe('Número do imóvel, ou id de um lote de fora')

const expenseContent = {
  date: calendarDate.describe('Dia em que se pagou ou recebeu, AAAA-MM-DD'),
  kind: z.enum(expenseKinds).describe('Para quê: os custos da planilha, outro gasto, ou o que entrou'),
  amount: positiveAmountField('Quanto'),
  note: textLine(deskLengths.expenseNote).describe('Vazio = nada'),
}

/** Money that was really paid for one property, or, as rent and its sale, received. */
export const Expense = z
  .strictObject({
    id: z.uuid(),
    item_id: z.string().describe('Número do imóvel, ou id de um lote de fora'),
    ...expenseContent,
  })
  .meta({ id: 'Expense' })
export type Expense = z.infer<typeof Expense>
/** The newest first. */
export const Expenses = z.array(Expense)

export const ExpenseInPath = z.object({ id: z.uuid().toLowerCase().describe('Escolhido por quem anota') })
/** An expense as a whole; its property need not be on the desk yet, and is kept for 30 days after it left. */
export const ExpenseContent = OwnerQuery.extend({
  item_id: itemId,
  ...expenseContent,
  note: expenseContent.note.default(''),
})

/**
 * One change to many properties. `stage` replaces; `clients` sets (`true`) and removes (`null`) labels and leaves the
 * others; `addNotes` writes below the notes; `remove` takes the properties off the desk, whatever else is asked.
 */
export const BulkChange = z.strictObject({
  stage: z
    .enum(favoriteStages)
    .nullable()
    .optional()
    .describe('Em que pé estão; null = o mesmo que analisando'),
  clients: markChangeFields.clients.optional(),
  documents: markChangeFields.documents.optional(),
  addNotes: addNotes.optional(),
  remove: z.literal(true).optional().describe('Tira os imóveis da mesa'),
})
export type BulkChange = z.infer<typeof BulkChange>

export const BulkQuestion = OwnerQuery.extend({
  ids: z.array(itemId).min(1).max(maxBulkItems).describe('Números de favoritos, ids de lotes de fora'),
  change: BulkChange,
})

const ids = z.array(z.string())

/** The outcome of a bulk change by property; a property in none of the lists already was as asked. */
export const BulkAnswer = z
  .strictObject({
    changed: ids.describe('Mudaram'),
    missing: ids.describe('Não estão na mesa'),
    full: ids.describe(
      'Não têm espaço para a anotação ou para mais clientes, e ficaram inteiros como estavam',
    ),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.infer<typeof BulkAnswer>

/** A tag that changes with everything that the owner writes on the desk. */
export const DeskTag = z.object({ tag: z.string() })
