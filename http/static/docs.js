// The interactive documentation.
const element = document.getElementById('swagger-ui');
SwaggerUIBundle({
  url: element.dataset.url,
  domNode: element,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: false,
  validatorUrl: null,
  supportedSubmitMethods: ['get'],
  tryItOutEnabled: true,
  syntaxHighlight: { activated: false },
});
