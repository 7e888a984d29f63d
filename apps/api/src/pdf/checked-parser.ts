import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'

/** Bytes that the object streams and tables of one file have at most, when they are no longer compressed. */
const MAX_BYTES = 32 * 1024 * 1024

/** Entries of a dictionary for scripts, actions of events, forms that are programs, and files. */
const KEYS: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'AA',
  'XFA',
  'EF',
  'EmbeddedFiles',
  'RichMediaContent',
])

/** Kinds of actions, annotations and streams that do more than show a page. */
const KINDS: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'FileAttachment',
  'EmbeddedFile',
  'Movie',
  'Sound',
  'Screen',
  '3D',
])

const TYPE = PDFName.of('Type')
const OBJECT_STREAM = PDFName.of('ObjStm')

/** Entries whose value is a kind. */
const KIND_KEYS = [PDFName.of('S'), PDFName.of('Subtype'), TYPE]

/** Reads a whole PDF, and looks at each object when it is read. */
export class CheckedParser extends PDFParser {
  /** Whether an object can act, or has a file. */
  isActive = false
  /** Object streams that were read. */
  objectStreams = 0
  #bytes = 0

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    const { context } = this
    const assign = context.assign.bind(context)
    // Of the objects in object streams, the parser of the library tells only the context.
    context.assign = (ref: PDFRef, object: PDFObject) => {
      this.#look(object)
      assign(ref, object)
    }
  }

  protected override parseDictOrStream(ref?: PDFRef): ReturnType<PDFParser['parseDictOrStream']> {
    const object = super.parseDictOrStream(ref)
    if (object instanceof PDFRawStream) this.#lookAtStream(object)
    return object
  }

  /** Looks at an object and what is in it. */
  #look(object: PDFObject): void {
    if (object instanceof PDFRawStream) this.#look(object.dict)
    if (object instanceof PDFArray) for (const value of object.asArray()) this.#lookInside(value)
    if (!(object instanceof PDFDict)) return
    for (const [key, value] of object.entries()) {
      if (KEYS.has(key.decodeText())) this.isActive = true
      this.#lookInside(value)
    }
    const kinds = KIND_KEYS.map(key => object.get(key))
    if (kinds.some(kind => kind instanceof PDFName && KINDS.has(kind.decodeText()))) this.isActive = true
  }

  #lookInside(value: PDFObject): void {
    // A stream is an object of its own. Inside another one, readers differ in what they do with it.
    if (value instanceof PDFRawStream) this.isActive = true
    this.#look(value)
  }

  /** Refuses a stream of objects that this parser would read otherwise than a reader, or that becomes too large. */
  #lookAtStream({ dict, contents }: PDFRawStream): void {
    const type = dict.lookup(TYPE)
    const hasObjects = type === OBJECT_STREAM || (dict.has(PDFName.of('First')) && dict.has(PDFName.of('N')))
    if (!hasObjects && type !== PDFName.of('XRef')) return
    if (hasObjects) this.objectStreams += 1
    if (hasObjects && (type !== OBJECT_STREAM || hasPredictor(dict)))
      throw new Error('an unusual object stream')
    if (dict.has(PDFName.of('Filter')) && !isDeflated(dict)) throw new Error('an unusual filter')
    const room = MAX_BYTES - this.#bytes
    this.#bytes += isDeflated(dict)
      ? inflateSync(contents, { maxOutputLength: room }).length
      : contents.length
  }
}

function isDeflated(dict: PDFDict): boolean {
  const filter = dict.get(PDFName.of('Filter'))
  const names = filter instanceof PDFArray ? filter.asArray() : [filter]
  return names.length === 1 && names[0] === PDFName.FlateDecode
}

/** The parser of the library ignores predictors. */
function hasPredictor(dict: PDFDict): boolean {
  return dict.has(PDFName.of('DecodeParms'))
}
