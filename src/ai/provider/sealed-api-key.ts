/** The database cell of the API key of a deployment's provider. */
export const apiKeyCell = (deploymentId: number) => ({
  table: 'ai_provider',
  column: 'api_key_sealed',
  row: String(deploymentId),
});
