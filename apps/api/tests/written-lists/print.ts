import { buildCatalogue } from '../../demo/catalogue'
import { writeLists } from './write-lists'

/* Prints the lists of `generated.jsonl`: tsx --conditions=@yaoji/source apps/api/tests/written-lists/print.ts */

for (const list of writeLists(buildCatalogue(20_260))) process.stdout.write(`${JSON.stringify(list)}\n`)
