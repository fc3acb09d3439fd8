import sql from 'sql-template-tag'

/**
 * The end of a statement whose transaction does not wait until it is on disk. A later commit that waits writes this
 * one, too; when the process is killed before, all of it is lost. For work that is then repeated.
 */
export const skipCommitSync = sql`select set_config('synchronous_commit', 'off', true)`
