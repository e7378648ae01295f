import './viewer.css';

document.documentElement.dataset['script'] = 'on';
