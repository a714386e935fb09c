import { inFileOrder } from './in-file-order.ts';
import { getShown } from './shown.ts';

export const getTestimonials = async () => inFileOrder('testimonials', await getShown('testimonials')).map(({ data }) => data);
export const getClients = async () => inFileOrder('clients', await getShown('clients')).map(({ data }) => data);
export const getTopics = async () => inFileOrder('topics', await getShown('topics')).map(({ data }) => data);
export const getTeam = async () => (await getShown('team')).sort((a, b) => a.data.order - b.data.order);
