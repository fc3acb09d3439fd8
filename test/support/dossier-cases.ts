import { burdenDossierCases } from './dossier/burden-cases.ts'
import { propertyDossierCases } from './dossier/property-cases.ts'
import { readingDossierCases } from './dossier/reading-cases.ts'
import { saleDossierCases } from './dossier/sale-cases.ts'
import { titleDossierCases } from './dossier/title-cases.ts'

/** Invented triples of page, edital and matrícula, written before the code that compares them. */
export const dossierCases = [
  ...readingDossierCases,
  ...titleDossierCases,
  ...burdenDossierCases,
  ...propertyDossierCases,
  ...saleDossierCases,
]
