export const words = {
  serverError: 'Server error!',
  addresses: 'Failed to fetch addresses',
  orders: 'Failed to fetch orders',
  order: 'Failed to fetch order',
  projects: 'Failed to fetch projects',
  updateProject: 'Failed to update project',
  upload: 'Failed to upload file',
  noConnection: 'The shop cannot be reached. Please check your connection and try again.',
};
