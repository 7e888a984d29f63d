import type { Db } from '../db/types'
export async function seedIfEmpty(_db: Db, _now: Date, _say: (line: string) => void): Promise<void> {}
