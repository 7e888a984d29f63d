import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

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
  'GoToR',
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
const ACTION_KIND = PDFName.of('S')
const OPEN_ACTION = PDFName.of('OpenAction')
const GO_TO = PDFName.of('GoTo')
/** Actions that follow an action. */
const NEXT = PDFName.of('Next')
const OBJECT_STREAM = PDFName.of('ObjStm')

/** Entries whose value is a kind. */
const KIND_KEYS = [ACTION_KIND, PDFName.of('Subtype'), TYPE]

/** Reads a whole PDF, and looks at each object when it is read. */
export class CheckedParser extends PDFParser {
  /** Whether an object can act, or has a file. */
  isActive = false
  /** Object streams that were read. */
  objectStreams = 0
  #bytes = 0
  /** Objects that are done when the document opens, and those that do more than go to a page. */
  readonly #opening = new Set<PDFRef>()
  readonly #actions = new Set<PDFRef>()

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    const { context } = this
    const assign = context.assign.bind(context)
    // Of the objects in object streams, the parser of the library tells only the context.
    context.assign = (ref: PDFRef, object: PDFObject) => {
      this.#look(object)
      // An object can be replaced later in the file: each of its versions counts.
      if (!onlyGoesToPage(object)) this.#actions.add(ref)
      assign(ref, object)
    }
  }

  /** Whether the document does something by itself when it is opened. To be asked when it is read. */
  get opensItself(): boolean {
    return [...this.#opening].some(ref => this.#actions.has(ref))
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
    // No program writes a kind as a reference: it would only hide it.
    if (kinds.some(kind => kind instanceof PDFRef || isActiveKind(kind))) this.isActive = true
    this.#lookAtOpening(object.get(OPEN_ACTION))
  }

  #lookAtOpening(action: PDFObject | undefined): void {
    if (action instanceof PDFRef) this.#opening.add(action)
    else if (action && !onlyGoesToPage(action)) this.isActive = true
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

function isActiveKind(kind: PDFObject | undefined): boolean {
  return kind instanceof PDFName && KINDS.has(kind.decodeText())
}

/** A place in the document, or the action that goes to one: what may happen when a document is opened. */
function onlyGoesToPage(object: PDFObject): boolean {
  return (
    object instanceof PDFArray ||
    (object instanceof PDFDict && object.get(ACTION_KIND) === GO_TO && !object.has(NEXT))
  )
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
