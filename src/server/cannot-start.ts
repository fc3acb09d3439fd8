import type { ServerConfig } from './server-config.ts'
import { explainDatabaseError } from './database/database-errors.ts'
import { isReadOnly, isStorageFailure } from './storage-errors.ts'
import { SecretNeeded, SecretsUnreadable } from './server-secrets.ts'

/** The server cannot start; the message, in Portuguese, says why and what to do. */
export class CannotStart extends Error {}

/** Returns the error as `CannotStart` when there is an explanation for people, otherwise the error itself. */
export function explainStartError(
  error: unknown,
  { databaseUrl, dataDir, host, port }: ServerConfig,
): unknown {
  if (error instanceof SecretsUnreadable) {
    return new CannotStart(
      `O arquivo ${error.message} está danificado. Apague-o para gerar segredos novos (as sessões abertas terminam).`,
    )
  }
  if (error instanceof SecretNeeded) {
    return new CannotStart(
      `Para receber visitas de fora desta máquina, defina ${error.message} (16 caracteres ou mais): o segredo gerado só serve à demonstração.`,
    )
  }
  if (isStorageFailure(error)) {
    return new CannotStart(
      isReadOnly(error)
        ? `A pasta ${dataDir} (DATA_DIR) está num disco só de leitura: monte-o com escrita ou use outra DATA_DIR.`
        : `Não há espaço no disco de ${dataDir} (DATA_DIR): libere ou aumente o disco e inicie de novo.`,
    )
  }
  const ofDatabase = explainDatabaseError(error, databaseUrl === null ? `em ${dataDir}` : 'em DATABASE_URL')
  if (ofDatabase !== null) return new CannotStart(ofDatabase)
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'EADDRINUSE')
    return new CannotStart(`A porta ${port} já está em uso: escolha outra em PORT.`)
  if ('syscall' in error && error.syscall === 'mkdir') {
    return new CannotStart(
      `DATA_DIR (${dataDir}) não pode ser criada: ${error.code}. Use o caminho de uma pasta.`,
    )
  }
  if (error.code === 'EACCES')
    return new CannotStart(`Sem permissão (${error.code}): confira DATA_DIR e PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new CannotStart(`Não dá para escutar em ${host}: confira HOST.`)
  }
  return error
}
