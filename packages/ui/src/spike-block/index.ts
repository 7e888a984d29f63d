export * from './SpikeBlock'
