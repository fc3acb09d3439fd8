import { z } from 'zod'
import { documentKeys } from '#domain/desk/desk-documents.ts'
import type { DocumentKey } from '#domain/desk/desk-documents.ts'
import type { Marks, MarksChange } from '#domain/desk/marks.ts'
import { favoriteStages } from '#domain/property/favorite-stage.ts'
import { calendarDate, textLine, textLines } from './text-schema.ts'
import { positiveAmountField } from './calculator-fields.ts'
import { CostSheet } from './cost-sheet-schemas.ts'
import { deskLengths, maxAddedNotes, maxClientsOfItem } from './desk-limits.ts'
import { notesLength } from './saved-limits.ts'
import { sharedListLengths } from './shared-list-limits.ts'

/**
 * What an owner writes about a property on the desk, be it a favorite or a lot from elsewhere; empty at first. A change
 * replaces each of these as a whole.
 */
export const workingFields = {
  stage: z.enum(favoriteStages).nullable().describe('Em que pé está'),
  notes: textLines(notesLength).describe('Anotações; vazio = nenhuma'),
  clientNotes: textLines(sharedListLengths.clientNotes).describe(
    'O que se diz ao cliente na lista que se compartilha; vazio = nada. As anotações nunca vão nela.',
  ),
  sheet: CostSheet.nullable().describe('Planilha de custo total, como em POST /api/calculators/costs'),
  next: z
    .strictObject({
      date: calendarDate.describe('Dia, AAAA-MM-DD'),
      what: textLine(deskLengths.nextWhat).describe('O que acontece nele; vazio = não se disse'),
    })
    .nullable()
    .describe('A próxima data'),
  deposit: z
    .strictObject({
      dueDate: calendarDate.describe('Até quando pagar, AAAA-MM-DD'),
      amount: positiveAmountField('Quanto'),
    })
    .nullable()
    .describe('O sinal ou a caução a pagar'),
}

const clientId = z.uuid().toLowerCase()
const documentKey = z.enum(documentKeys)

/**
 * What an owner marks on a property: its clients by id (`GET /api/clients`; an id that is not there any more names
 * nobody), and the documents that are there (domain/desk/desk-documents.ts).
 */
export const markFields = {
  clients: (z.record(clientId, z.literal(true)) as z.ZodType<Marks>).describe(
    'Para que clientes é: o id de cada um, com true',
  ),
  documents: (z.partialRecord(documentKey, z.literal(true)) as z.ZodType<Marks<DocumentKey>>).describe(
    'Que documentos já se tem, com true',
  ),
}

/** A change to marks, by key, so that two people who mark different things do not undo each other's marks. */
export const markChangeFields = {
  clients: (
    z
      .record(clientId, z.literal(true).nullable())
      .refine(
        change => Object.values(change).filter(Boolean).length <= maxClientsOfItem,
        `Use no máximo ${maxClientsOfItem} clientes por imóvel.`,
      )
      .refine(change => Object.keys(change).length <= 500, 'São clientes demais.') as z.ZodType<MarksChange>
  ).describe('true põe o cliente, null tira; os que faltam ficam como estão'),
  documents: (
    z.partialRecord(documentKey, z.literal(true).nullable()) as z.ZodType<MarksChange<DocumentKey>>
  ).describe('true marca o documento, null desmarca; os que faltam ficam como estão'),
}

/** Notes that go below what is written. One that stands there as its own lines is not written twice. */
export const addNotes = z
  .array(textLines(deskLengths.addedNote).trim().min(1))
  .max(maxAddedNotes)
  .describe('Anotações a pôr abaixo das que há; a que já está lá não se repete')

/** The revision of what the owner wrote, for two browsers on one desk. */
export const revisionFields = {
  version: z.int().nonnegative().describe('Sobe a cada mudança do que se anotou; 0 = nada se anotou'),
  noted_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('Quando o anotado mudou pela última vez, pelo relógio do servidor'),
}
