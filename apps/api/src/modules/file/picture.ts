import type { FileType } from '@yaoji/domain'
import { MAX_FILE_BYTES } from '@yaoji/domain'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { invalidField, Refusal } from '../../wire/refusal'

type PictureType = Exclude<FileType, 'application/pdf'>

/** Pixels of a picture at most: those of the largest photos of common phones. Decoded, they take 150 MB. */
const MAX_PIXELS = 50_000_000

/** The longer side of a stored picture at most, in pixels: a scan of A4 with 400 dots an inch. */
const MAX_SIDE = 5_000

/** The longer side of a picture that is still larger than a file may be. */
const REDUCED_SIDE = 2_500

/** Time for one encoding, in seconds. */
const ENCODE_SECONDS = 30

/** Pictures that a process encodes at the same time: each has a thread, and what it has decoded. */
const AT_ONCE = 2

/** Pictures that wait for that at most. */
const MAX_WAITING = 40

/** Red seals stay sharp: colours are not stored at half the resolution. */
const ENCODERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': picture => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  'image/png': picture => picture.png({ adaptiveFiltering: true }),
  'image/webp': picture => picture.webp({ quality: 92 }),
}

const limit = pLimit(AT_ONCE)

// Of all formats that the library reads, uploads have three. One thread for each picture, and nothing is kept.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

/**
 * Encodes the first frame of a picture again, upright and in the same format: what is not pixels, such as metadata or
 * bytes behind the picture, is gone. `file` is its path. Throws a 422 for a picture that cannot be decoded or is too
 * large, and a 503 when too many wait. It works in the thread pool of Node.
 */
export async function encodePicture(file: string, type: PictureType): Promise<Buffer> {
  if (limit.pendingCount >= MAX_WAITING) throw new Refusal(503, '上传的图片较多，请稍后再试')
  return limit(async () => {
    const { width, height, format } = await read(() => open(file).metadata())
    if (`image/${format}` !== type) throw broken()
    if (width * height > MAX_PIXELS)
      throw invalidField('file', `图片的像素过多（最多 ${MAX_PIXELS / 10_000} 万像素），请缩小后再上传`)
    for (const side of [MAX_SIDE, REDUCED_SIDE]) {
      const picture = open(file)
        .autoOrient()
        .resize({ width: side, height: side, ...INSIDE })
      const content = await read(() =>
        ENCODERS[type](picture).timeout({ seconds: ENCODE_SECONDS }).toBuffer(),
      )
      if (content.length <= MAX_FILE_BYTES) return content
    }
    throw invalidField('file', '图片过大，请缩小后再上传')
  })
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const

function open(file: string): Sharp {
  // Cameras of some makers write JPEG files with faults that every viewer ignores.
  return sharp(file, { failOn: 'error', limitInputPixels: false, pages: 1 })
}

/** Whatever the library cannot read is the fault of the picture: it reads a whole file, and writes to memory. */
function read<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return work().catch(() => {
    throw broken()
  })
}

const broken = () => invalidField('file', '图片已损坏，无法打开，请重新选择')
