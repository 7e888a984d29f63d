export default { input: 'openapi.json', output: { path: 'generated', importFileExtension: '.js' } }
