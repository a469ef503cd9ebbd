book('Blue');
