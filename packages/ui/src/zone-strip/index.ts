export * from './ZonePictures'
export * from './ZoneStrip'
